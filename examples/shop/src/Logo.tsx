/** An anchor. Inline, so that the page's Content-Security-Policy needs no image source. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" />
      <circle cx="16" cy="7.5" r="2" />
      <path d="M16 9.5V24M8 17c0 5 4 8 8 8s8-3 8-8M12.5 13.5h7" />
    </svg>
  )
}
