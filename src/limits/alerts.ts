/** Addresses that an organization's alerts are mailed to. */
export const ALERT_EMAILS = 10
export const EMAIL_LENGTH = 254
/** More are recorded, and not sent. */
export const ALERTS_PER_HOUR = 60
/** Alerts that a process sends at a time, and how often it looks for new ones. */
export const ALERTS_AT_ONCE = 4
export const ALERT_POLL_MS = 5_000
/** How long a receiver may take to answer, and a mail server for each step. */
export const ALERT_POST_MS = 10_000
export const MAIL_MS = 10_000
/** Longer than any attempt takes. */
export const ALERT_LEASE_MS = 120_000
/** The waits after failed attempts; after the last one it is given up. */
export const ALERT_RETRY_MS = [30_000, 120_000, 900_000, 3_600_000, 14_400_000]
/** Mails to people that a process sends at a time, and how often it looks for new ones. */
export const MAILS_AT_ONCE = 4
export const MAIL_POLL_MS = 2_000
/** Longer than any attempt takes. */
export const MAIL_LEASE_MS = 120_000
/** The waits after failed attempts; after the last one it is given up. */
export const MAIL_RETRY_MS = [10_000, 30_000, 120_000, 900_000, 3_600_000]
/** How long it is kept what became of a mail. */
export const MAIL_DAYS = 30
/** How often stale activations are counted for those who want to be told. */
export const STALE_CHECK_MS = 3_600_000
/** How long alerts and their deliveries are kept. */
export const ALERT_DAYS = 90
export const ALERTS_LISTED = 50
