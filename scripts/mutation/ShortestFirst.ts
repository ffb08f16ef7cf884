import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs the test files that just failed first, then the fastest: one failure settles a mutant. */
export class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = (file: TestSpecification) => {
      const last = this.ctx.cache.getTestSpecificationResult(file)
      return last === undefined || last.failed ? 0 : last.duration
    }
    return files.toSorted((a, b) => rank(a) - rank(b))
  }
}
