/** The agency's logo: a date palm of eight lines, one for each destination. */
export const Mark = ({ className }: { className?: string }) => (
  <svg
    className={className}
    viewBox="0 0 48 48"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.6"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M24 43C24 24 14.5 22 3 31M24 43C24 24 15 10 4 19M24 43C24 26 17.3 5 9 9.5M24 43C24 26 21 5 17.5 4.5M24 43C24 26 27 5 30.5 4.5M24 43C24 26 30.7 5 39 9.5M24 43C24 24 33 10 44 19M24 43C24 24 33.5 22 45 31" />
    <circle cx="24" cy="43" r="3.2" fill="currentColor" stroke="none" />
  </svg>
)
