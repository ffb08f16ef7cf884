import { bundles } from '../../tsup.shared.ts'

export default bundles('index', 'contract/index', 'simulator/index')
