import type { CSSProperties } from 'react'

/**
 * Styles of the panel. React sets them through the CSSOM, which no Content Security Policy blocks, and the merchant needs no
 * stylesheet. `all: revert` restores the browser's styles, such as the outline of the focus, against those of the page.
 */
const text = { color: 'light-dark(#14171f, #f2f4f8)', font: '13px/1.45 system-ui, sans-serif' }
const surface = { background: 'light-dark(#fff, #15181f)' }
const line = '1px solid light-dark(#868fa0, #6d788c)'
const control: CSSProperties = {
  all: 'revert',
  ...text,
  ...surface,
  boxSizing: 'border-box',
  minHeight: 28,
  margin: 0,
  padding: '2px 8px',
  border: line,
  borderRadius: 6,
}

const cell = {
  all: 'revert',
  padding: '2px 8px 2px 0',
  textAlign: 'start',
  verticalAlign: 'top',
} as const satisfies CSSProperties

export const panelStyles = {
  region: {
    all: 'revert',
    position: 'fixed',
    insetBlockEnd: 12,
    insetInlineEnd: 12,
    // Above everything of the page, but not in its way.
    zIndex: 2_147_483_647,
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'end',
    gap: 8,
    pointerEvents: 'none',
    direction: 'ltr',
    textAlign: 'start',
  },
  toggle: { ...control, pointerEvents: 'auto', cursor: 'pointer', borderRadius: 16 },
  panel: {
    all: 'revert',
    ...text,
    ...surface,
    boxSizing: 'border-box',
    width: 'min(480px, 100vw - 24px)',
    maxHeight: 'min(640px, 100dvh - 72px)',
    padding: '0 12px 12px',
    overflow: 'auto',
    overflowWrap: 'anywhere',
    pointerEvents: 'auto',
    border: line,
    borderRadius: 10,
    boxShadow: '0 4px 24px rgb(0 0 0 / 25%)',
  },
  heading: { all: 'revert', ...text, margin: '12px 0 4px', fontWeight: 600 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 },
  /** Takes the first line of a row, so that the buttons below wrap alike in each width. */
  label: { flexBasis: '100%' },
  control,
  note: { all: 'revert', ...text, margin: '4px 0', color: 'light-dark(#5b6373, #a3acbd)' },
  problem: { all: 'revert', ...text, margin: '4px 0', color: 'light-dark(#b42318, #ff9c92)' },
  list: { all: 'revert', margin: '4px 0 8px', padding: 0, listStyle: 'none' },
  table: { all: 'revert', ...text, width: '100%', borderCollapse: 'collapse' },
  /** On one line, because the panel breaks words. */
  columnHeading: { ...cell, whiteSpace: 'nowrap' },
  cell,
} as const satisfies Readonly<Record<string, CSSProperties>>
