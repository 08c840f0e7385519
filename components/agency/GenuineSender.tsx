type Props = { phone?: string | null; domain?: string | null }

/** States our phone number and e-mail domain, and that nobody else acts for us. */
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
