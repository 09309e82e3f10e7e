"""What it means to press a tool of a match, or a way of its prompt that answers nothing."""

from enum import Enum


class Press(Enum):
    """One meaning for each button; the value says it in words."""

    UNDO = "take the last answer back"
    REDO = "give it again"
    PUT_BACK = "lay down what was taken up"
    END_TURN = "say that the turn is over"
    KEEP_ANSWERING = "answer as always, and go on so until something changes"
    SKIP = "finish what moves"
    STEP_THROUGH = "show what was missed once more, one thing at a time"
    NOW = "look at the present again"
    GO_ON_FROM_HERE = "play on from the moment that is looked at, as a branch: practice"
    FASTER = "let the table move at the next speed"
    EXPLAIN = "say why a bot did that"
    HINT = "show the coach's best answer, or its next one"
    TAKE_HINT = "give the answer that the coach shows"
    CLOSE_HINT = "take the coach's answers away"
    TAKE_BACK = "take back the answer that the coach speaks against"
    PLAY_IT = "give it all the same"
    CALL = "accept that the game is decided"
    PLAY_ON = "play on although it is"
    SHOW_HANDS = "show every hand, or hide them again"
    DISMISS = "take away the strip of paper"
    GOT_IT = "the guide need not say this again"
    RESULT = "go to the result"
    NEXT_STEP = "go on to the next step of a lesson"
    TRY_AGAIN = "begin a step of a lesson once more"
    NEXT_EXERCISE = "go on to the next lesson or puzzle"
    LEAVE = "leave a lesson or puzzle"
