type Props = { phone?: string | null; domain?: string | null }

/** From where we call and write, and that nobody else speaks for us. */
export const GenuineSender = ({ phone, domain }: Props) => (
  <>
    {phone ? (
      <>
        We call from <b className="num">{phone}</b>
      </>
    ) : (
      'We call you'
    )}
    {domain && (
      <>
        {' '}
        or write from <b>@{domain}</b>
      </>
    )}
    . Nobody else speaks for us, and nobody may ask you for money.
  </>
)
