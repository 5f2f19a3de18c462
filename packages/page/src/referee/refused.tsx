import look from './refused.module.css'

/** Why an order was refused, said at once; nothing where it was not. */
export const Refused = ({ why }: { why: string }) =>
  why === '' ? null : (
    <p role="alert" className={look.wrong}>
      {why}
    </p>
  )
