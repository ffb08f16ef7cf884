/** Colors, the page and the summary. The background matches the checkout's surface, so that the frame has no visible edge. */
export const baseCss = /* css */ `:root {
  color-scheme: light dark;
  --page: #fff;
  --raised: #f4f5f8;
  --text: #16181d;
  --muted: #575e6b;
  --line: #e0e3ea;
  --edge: #868e9c;
  --accent: #2457e6;
  --on-accent: #ffffff;
  --danger: #b3261e;
  --danger-wash: #fdeeed;
  --success: #14733f;
  --focus: #2457e6;
}

@media (prefers-color-scheme: dark) {
  :root {
    --page: #15181f;
    --raised: #1e222b;
    --text: #f1f3f6;
    --muted: #a7aebb;
    --line: #313743;
    --edge: #717a8a;
    --accent: #6f97ff;
    --on-accent: #0b1020;
    --danger: #ffb3ab;
    --danger-wash: #3a1d1b;
    --success: #7fdca8;
    --focus: #a9c0ff;
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

main {
  --column: 25rem;
  display: grid;
  grid-template-columns: minmax(1rem, 1fr) minmax(0, var(--column)) minmax(1rem, 1fr);
  row-gap: 1.25rem;
  padding-bottom: 1.5rem;
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
  font-size: 1.375rem;
  line-height: 1.25;
  letter-spacing: -0.01em;
  text-wrap: balance;
}

:focus {
  outline: none;
}

:focus-visible {
  outline: 3px solid var(--focus);
  outline-offset: 2px;
}

h1:focus-visible,
.notice:focus-visible {
  outline: none;
}

main > .simulated {
  grid-column: 1 / -1;
  padding: 0.5rem max(1rem, (100% - var(--column)) / 2);
  border-bottom: 1px solid var(--line);
  color: var(--muted);
  font-size: 0.8125rem;
}

.simulated summary {
  display: flex;
  justify-content: space-between;
  gap: 1rem;
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
