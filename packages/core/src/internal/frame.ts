export { frameAttributes, hostedFeatures } from '../frame/frameAttributes.ts'
export { listenToFrame } from '../frame/listenToFrame.ts'
