/** How much of a ZIP has arrived. */
export const ZipProgress = ({ sent }: { sent: number | null }) =>
  sent === null ? null : (
    <p>
      Sending the ZIP: {Math.floor(sent * 100)} %{' '}
      <progress value={sent} max={1} aria-label="Part of the ZIP that was sent" />
    </p>
  )
