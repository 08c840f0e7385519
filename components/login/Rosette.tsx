/** A decorative rosette, like those engraved in passports, behind the text of the login screen. */
export const Rosette = ({ className }: { className?: string }) => (
  <svg
    className={className}
    viewBox="0 0 128 128"
    fill="none"
    stroke="currentColor"
    strokeWidth=".6"
    aria-hidden="true"
  >
    {ANGLES.map((angle) => (
      <ellipse
        key={angle}
        cx="64"
        cy="64"
        rx="62"
        ry="26.04"
        transform={`rotate(${angle} 64 64)`}
        vectorEffect="non-scaling-stroke"
      />
    ))}
    <circle cx="64" cy="64" r="20" vectorEffect="non-scaling-stroke" />
  </svg>
)

const COUNT = 44
const ANGLES = Array.from({ length: COUNT }, (_, i) => ((i * 180) / COUNT).toFixed(2))
