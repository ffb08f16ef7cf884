export { type ServedService, type ServeOptions, serve } from './server/serve.ts'
