/** A small drawing for a payment method; the provider's own marks belong to its own page. */
export function MethodIcon({ slug }: { readonly slug: string }) {
  return (
    <svg className="onramp-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawings[slug] ?? drawings['card']}
    </svg>
  )
}

const drawings: Readonly<Record<string, React.ReactNode>> = {
  card: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="2.5" />
      <path d="M2.5 9.5h19M6 15h4" />
    </>
  ),
  'apple-pay': (
    <>
      <rect x="6.5" y="2.5" width="11" height="19" rx="2.5" />
      <path d="M10 12.2l1.5 1.5 2.7-3" />
    </>
  ),
  'google-pay': (
    <>
      <path d="M6.5 12a8 8 0 0 1 3-6M9.5 12a5 5 0 0 1 1.9-3.6" />
      <path d="M6.5 15.500a4 4 0 0 0 0 .1M12.5 5.500h4a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-4" />
      <path d="M12.500 12h.01" />
    </>
  ),
  'cash-app': (
    <>
      <rect x="3.500" y="3.500" width="17" height="17" rx="4.500" />
      <path d="M14.500 9.500c-.6-.7-1.500-1-2.500-1-1.400 0-2.500.7-2.500 1.800 0 2.500 5 1 5 3.500 0 1.100-1.100 1.800-2.500 1.800-1.100 0-2-.4-2.600-1.100M12 7v1.500M12 15.600V17" />
    </>
  ),
}
