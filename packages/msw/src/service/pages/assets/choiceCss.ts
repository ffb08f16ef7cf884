/** Styles of lists and radio buttons. */
export const choiceCss = /* css */ `select {
  padding-inline-end: 2.5rem;
  appearance: none;
  text-overflow: ellipsis;
}

.control:has(select)::after {
  position: absolute;
  inset-block-start: 1.125rem;
  inset-inline-end: 1.125rem;
  width: 0.5rem;
  height: 0.5rem;
  border: solid currentColor;
  border-width: 0 2px 2px 0;
  color: var(--muted);
  rotate: 45deg;
  pointer-events: none;
  content: "" / "";
}

.choices {
  display: grid;
  gap: 0.25rem;
  min-width: 0;
  margin: 0;
  padding: 0.75rem 0.875rem;
  border: 1px dashed var(--edge);
  border-radius: 0.75rem;
}

.choices legend {
  padding: 0 0.375rem;
  margin-inline-start: -0.375rem;
  color: var(--muted);
  font-size: 0.8125rem;
}

.choices label,
.consent {
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  margin: 0;
  font-size: 1rem;
  font-weight: 400;
  cursor: pointer;
}

.consent {
  align-items: baseline;
}

[type="radio"],
[type="checkbox"] {
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  min-height: 0;
  margin: 0;
  padding: 0;
  accent-color: var(--accent);
}

.consent [type="checkbox"] {
  translate: 0 0.1875rem;
}
`
