// Buys in a runtime that runs scripts: Deno, Bun, Node.
import { buy } from './buy.mjs'

const [service, redirect] = process.argv.slice(2)
console.log(JSON.stringify(await buy({ service, redirect })))
