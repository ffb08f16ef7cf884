import type { Project } from './project.ts'

/** One way to use the packages: what a merchant installs, the files of their project, and a check that it works. */
export interface Row {
  readonly name: string
  /** What the project installs besides the packages and their peers, at exact versions. */
  readonly dependencies?: Readonly<Record<string, string>>
  /** The folder, from the root, whose manifest and files are those of the project. */
  readonly folder?: string
  /** The folder of `examples` whose manifest and files are those of the project. */
  readonly example?: string
  /** Further flags of `npm install`. */
  readonly installFlags?: readonly string[]
  /** Folders of `test/consumers` whose files the project gets, too. */
  readonly files: readonly string[]
  /** Throws if the packages do not work in the project. */
  readonly run: (project: Project) => Promise<void>
}

/** A combination that does not work, for a reason outside of this repository. */
export interface UnsupportedRow {
  readonly name: string
  readonly unsupported: string
}
