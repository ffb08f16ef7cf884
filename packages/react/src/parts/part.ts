/** One element of ours, as it can be styled. */
export interface Part {
  /** The component that draws it. */
  readonly component: string
  readonly element: string
  /** What it is, in one sentence. */
  readonly says: string
  /** Its data attributes, with the value where they have several, such as `data-state="done"`; and what each means. */
  readonly states?: Readonly<Record<string, string>>
}
