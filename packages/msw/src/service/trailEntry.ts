/** When something came into a status. */
export interface TrailEntry<Status extends string> {
  readonly status: Status
  /** Date-time of the virtual clock. */
  readonly at: string
}
