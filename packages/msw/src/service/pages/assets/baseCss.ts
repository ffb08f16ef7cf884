/**
 * Colors, the page and the summary. Colors, column, focus, pressed controls and motion match the checkout's, so that the
 * frame has no visible edge.
 */
export const baseCss = /* css */ `:root {
  color-scheme: light dark;
  --page: #fff;
  --raised: #f5f6f8;
  --text: #14171f;
  --muted: #5b6373;
  --line: #dde1e8;
  --edge: #868fa0;
  --accent: #2457e6;
  --on-accent: #fff;
  --danger: #b42318;
  --danger-wash: #fef1f0;
  --success: #0a7a4b;
}

@media (prefers-color-scheme: dark) {
  :root {
    --page: #15181f;
    --raised: #1e222b;
    --text: #f2f4f8;
    --muted: #a3acbd;
    --line: #313743;
    --edge: #6d788c;
    --accent: #6f97ff;
    --on-accent: #0b1020;
    --danger: #ff9c92;
    --danger-wash: #3a1d1c;
    --success: #5fd6a0;
  }
}

*,
*::before,
*::after {
  box-sizing: border-box;
}

[hidden] {
  display: none !important;
}

body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font:
    1rem / 1.5 system-ui,
    -apple-system,
    "Segoe UI",
    Roboto,
    "Open Sans",
    sans-serif;
  -webkit-text-size-adjust: 100%;
}

/* As wide as a frame of the checkout, less its padding */
main {
  --column: 100%;
  --gutter: max(20px, 1.25rem);
  display: grid;
  grid-template-columns: minmax(var(--gutter), 1fr) minmax(0, var(--column)) minmax(var(--gutter), 1fr);
  row-gap: 1rem;
  padding-bottom: 1rem;
}

/* A tab */
@media (width > 32rem) {
  main {
    --column: 26.5rem;
    row-gap: 1.25rem;
    padding-bottom: 1.5rem;
  }
}

main > * {
  grid-column: 2;
  min-width: 0;
}

h1,
p,
dl,
dd,
ul {
  margin: 0;
}

h1 {
  font-size: 1.25rem;
  font-weight: 650;
  line-height: 1.3;
  letter-spacing: -0.01em;
  text-wrap: balance;
}

:focus {
  outline: none;
}

:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
}

h1:focus-visible,
.notice:focus-visible {
  outline: none;
}

main > .simulated {
  grid-column: 1 / -1;
  padding: 0.5rem max(var(--gutter), (100% - var(--column)) / 2);
  border-bottom: 1px solid var(--line);
  color: var(--muted);
  font-size: 0.8125rem;
}

.simulated summary {
  display: flex;
  justify-content: space-between;
  gap: 0.5rem;
  cursor: pointer;
  list-style: none;
}

.simulated summary::-webkit-details-marker {
  display: none;
}

.simulated summary span {
  text-decoration: underline;
  text-underline-offset: 0.2em;
  white-space: nowrap;
}

.simulated ul {
  padding: 0.5rem 0;
  list-style: none;
}

.simulated li {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  padding: 0.125rem 0;
}

code {
  color: var(--text);
  font:
    0.9375em / 1.5 ui-monospace,
    "SF Mono",
    Menlo,
    Consolas,
    monospace;
  user-select: all;
}

.summary h1 {
  color: var(--muted);
  font-size: 0.875rem;
  font-weight: 400;
  letter-spacing: 0;
}

.summary strong {
  display: block;
  color: var(--text);
  font-size: clamp(1.75rem, 9vw, 2.5rem);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.025em;
  line-height: 1.15;
  overflow-wrap: anywhere;
}

:is(.summary, .intro) dl {
  display: grid;
  gap: 0.25rem;
  margin-top: 0.875rem;
  font-size: 0.875rem;
}

:is(.summary, .intro) dl > div {
  display: flex;
  justify-content: space-between;
  gap: 1rem;
}

:is(.summary, .intro) dt {
  color: var(--muted);
  white-space: nowrap;
}

:is(.summary, .intro) dd {
  text-align: end;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}
`
