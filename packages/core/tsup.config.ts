import { bundles } from '../../tsup.shared.ts'

export default bundles(
  'index',
  'internal',
  'internal/frame',
  // Apart from `index`, so that an app that frames a page later need not load the frame's code at once.
  'frame/hostFrame',
  'contract/index',
)
