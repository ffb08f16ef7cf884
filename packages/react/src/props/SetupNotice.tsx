import { Code } from '../controls/Code.tsx'
import { enShared } from '../messages/en/shared.ts'
import { Notice } from '../notice/Notice.tsx'
import { NoticeText } from '../notice/NoticeText.tsx'
import { warnOnce } from '../provider/parseProps.ts'
import { StepPanel } from '../step/StepPanel.tsx'
import { partClass } from '../surface/partClass.ts'

/** Stands in for a component that cannot work: tells the developer why, on the page and in the console. */
export function SetupNotice({ message }: { readonly message: string }) {
  warnOnce(message)
  return (
    <div className={partClass('root')} lang="en" dir="ltr">
      <StepPanel>
        <Notice tone="danger">
          <NoticeText>{enShared.errors.setup}</NoticeText>
          <Code>{message}</Code>
        </Notice>
      </StepPanel>
    </div>
  )
}
