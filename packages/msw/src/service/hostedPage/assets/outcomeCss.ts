/** How it ended. */
export const outcomeCss = /* css */ `.outcome {
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
