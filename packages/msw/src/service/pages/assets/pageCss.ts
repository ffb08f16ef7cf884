import { bankCss } from './bankCss.ts'
import { baseCss } from './baseCss.ts'
import { choiceCss } from './choiceCss.ts'
import { formCss } from './formCss.ts'

/** Styles of outcomes. */
const outcomeCss = /* css */ `.outcome {
  display: grid;
  justify-items: center;
  gap: 0.5rem;
  padding: 3rem 0;
  text-align: center;
}

.outcome p {
  color: var(--muted);
  text-wrap: balance;
}

.mark {
  width: 3.5rem;
  height: 3.5rem;
  margin-bottom: 0.75rem;
  fill: none;
  stroke: var(--muted);
  stroke-width: 2;
}

.mark path {
  stroke-width: 4;
  stroke-linecap: round;
  stroke-linejoin: round;
}

[data-outcome="done"] .mark {
  stroke: var(--success);
}
`

/** Styles of the terms. */
const proseCss = /* css */ `main[data-wide] {
  --column: 36rem;
}

.intro p,
.prose header p {
  margin-top: 0.375rem;
  color: var(--muted);
}

.prose {
  display: grid;
  gap: 1.25rem;
}

h2 {
  margin: 0 0 0.25rem;
  font-size: 1rem;
  line-height: 1.4;
}

.prose section p {
  text-wrap: pretty;
}

.accept {
  padding-top: 1.25rem;
  border-top: 1px solid var(--line);
}

a {
  color: var(--accent);
  text-underline-offset: 0.2em;
}
`

/** The stylesheet of every hosted page. */
export const pageCss = [baseCss, formCss, choiceCss, bankCss, proseCss, outcomeCss].join('\n')
