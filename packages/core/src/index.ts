export { chainName } from './contract/chain.ts'
