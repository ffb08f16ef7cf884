import { partClass } from '../ui/mergeProps.ts'

/** Up and down: each takes the other's place. */
export function SwitchIcon() {
  return (
    <svg
      className={partClass('switch-icon')}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M8 19V5m0 0L4 9m4-4l4 4M16 5v14m0 0l4-4m-4 4l-4-4" />
    </svg>
  )
}
