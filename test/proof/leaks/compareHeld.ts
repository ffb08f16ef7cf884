import { exactly, type Figure, told } from '../figures.ts'

/** What is held, by its kind. */
type Held = Readonly<Record<string, number | readonly string[]>>

/** Compares what is held after each case with what was held before the first. */
export function compareHeld(before: Held) {
  const unlike = new Map(Object.keys(before).map((kind) => [kind, 0]))
  let first: string | undefined
  return {
    after(name: string, now: Held) {
      for (const [kind, count] of unlike) {
        const [was, is] = [before[kind], now[kind]].map((each) => JSON.stringify(each))
        if (was === is) continue
        unlike.set(kind, count + 1)
        first ??= `${name}: ${kind} ${is} in place of ${was}`
      }
    },
    figures: (): readonly Figure[] => [
      ...[...unlike].map(([kind, count]) =>
        exactly(`left other ${kind} than there were`, count, 0),
      ),
      ...(first === undefined ? [] : [told('the first of them', first)]),
    ],
  }
}
