import { Actions } from '../controls/Actions.tsx'
import { QuestionBox } from './QuestionBox.tsx'
import { QuestionLeave } from './QuestionLeave.tsx'
import { QuestionStay } from './QuestionStay.tsx'
import { QuestionText } from './QuestionText.tsx'

/** A question before something is left, whole. */
export function LeaveQuestion() {
  return (
    <QuestionBox>
      <QuestionText />
      <Actions>
        <QuestionStay />
        <QuestionLeave />
      </Actions>
    </QuestionBox>
  )
}
