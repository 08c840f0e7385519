export const DAY_MS = 86_400_000

/** Limits and delays (docs/product.md §9). Units are in the names. */
export const RESUME_MAX_BYTES = 2_097_152
export const RESUME_EXTENSIONS = ['pdf', 'doc', 'docx'] as const
export const RESUME_TYPES: Record<(typeof RESUME_EXTENSIONS)[number], string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
export const LOGO_MAX_BYTES = 5_242_880
export const LOGO_EXTENSIONS = ['jpg', 'jpeg', 'png'] as const
/** A copy of a paper: a photo, or one PDF of all pages. */
export const PAPER_COPY_MAX_BYTES = 5_242_880
/** Files of the media library. */
export const MEDIA_PICTURE_MAX_BYTES = 20_971_520
export const MEDIA_DOCUMENT_MAX_BYTES = 10_485_760
export const MEDIA_MAX_PIXELS = 40_000_000
/**
 * The largest multipart body of the CMS panel: the largest file and 1 MB for the other fields, so that a
 * file slightly too large still gets our message.
 */
export const MEDIA_FORM_MAX_BYTES = MEDIA_PICTURE_MAX_BYTES + 1_048_576
export const ALT_MAX_CHARS = 150
export const PHONE_MAX_DIGITS = 15
export const PASSWORD_MIN_CHARS = 6
export const PASSWORD_MAX_CHARS = 256
/** More years of experience are kept as sent, and marked as unlikely in the office. */
export const EXPERIENCE_LIKELY_MAX_YEARS = 60
export const PAGE_SIZE = 5
export const COMPANY_NAME_SHOWN_CHARS = 100
export const POPUP_AGAIN_AFTER_MS = DAY_MS
/** How long a browser keeps the draft of a form. */
export const DRAFT_KEPT_MS = DAY_MS
/** How long an upload may make no progress before the candidate is told. */
export const UPLOAD_STALLED_MS = 15_000
export const CAROUSEL_AUTOPLAY_MS = 2000

export const NAME_MAX_CHARS = 120
export const INDUSTRY_MAX_CHARS = 120
export const EMAIL_MAX_CHARS = 254
export const JOB_TEXT_MAX_CHARS = 200
export const JOB_DESCRIPTION_MAX_CHARS = 20_000
export const PHONE_TYPED_MAX_CHARS = 40
export const FILE_NAME_MAX_CHARS = 120
export const NOTE_MAX_CHARS = 5000

/** How long toasts stay, and after how long a redirect follows (docs/product.md §9.1). */
export const FORM_TOAST_MS = 1500
export const TOAST_MS = 5000
export const LOGIN_REDIRECT_MS = 1500
export const JOB_SAVED_REDIRECT_MS = 2000
export const LOGOUT_REDIRECT_MS = 2000

/** A job is marked as closing soon this many days before its closing date. */
export const CLOSING_SOON_DAYS = 7

/**
 * Days before the end of the licence when staff are warned, the second time as urgent
 * (docs/product.md §10.2).
 */
export const LICENCE_WARNING_DAYS = [90, 30] as const

/** So many confirmations of public forms go to one address; what comes above is held back. */
export const CONFIRMATIONS_PER_HOUR = 5
export const CONFIRMATIONS_PER_DAY = 20
/** Job alerts of one address, and how long it may confirm one. */
export const ALERTS_PER_ADDRESS = 10
export const ALERT_CONFIRM_HOURS = 48
/** Jobs in one mail of an alert; the others are on the list that it links. */
export const ALERT_MAIL_JOBS = 10
export const PASSWORD_MAILS_PER_HOUR = 5
export const PASSWORD_LINK_HOURS = 1
export const LIST_CODES_PER_HOUR = 10

/** What a recruiter may export of applicants and registrations (docs/adr/0035). */
export const RECRUITER_EXPORT_ROWS = 500
export const RECRUITER_EXPORT_ROWS_PER_DAY = 2000
/** How long an invitation works. */
export const INVITATION_HOURS = 72
/** An export of personal data asks for the password again unless it was given within this time. */
export const PASSWORD_RECENT_MS = 10 * 60_000

/** Submissions that all staff together erase in an hour unasked; more are hidden first. */
export const UNASKED_ERASURES_PER_HOUR = 20
/** They are hidden at least so long: a stolen session could shorten the quarantine first. */
export const HIDDEN_MIN_DAYS = 7
/** So many tell the other admins. */
export const ERASURES_THAT_WARN = 10
/** The last use of a session is stored at most so often. */
export const SESSION_USE_WRITTEN_MS = 5 * 60_000

/** Applications that one call moves by their ids; more are named by the filters. */
export const MOVED_AT_ONCE = 500
/** Registrations that one call proposes for a job: each has a file to copy. */
export const PROPOSED_AT_ONCE = 100

/** The saved searches of an account. */
export const SEARCHES_MAX = 30
export const SEARCH_NAME_MAX_CHARS = 60
export const SEARCH_QUERY_MAX_CHARS = 4000

/** A message of staff to applicants. */
export const MESSAGE_SUBJECT_MAX_CHARS = 150
export const MESSAGE_MAX_CHARS = 3000
/** A misused account must not write to everybody. */
export const MESSAGE_PEOPLE_MAX = 500
/** Messages by the WhatsApp API on a day, unless an admin sets another number. */
export const WHATSAPP_PER_DAY = 100

/** So many options of a filter of the job list are shown at once. */
export const FACET_OPTIONS_SHOWN = 8

/** A list that is imported (docs/adr/0068). Next passes on bodies of at most 10 MB. */
export const IMPORT_MAX_BYTES = 8_388_608
export const IMPORT_ROWS_MAX = 25_000
export const IMPORT_COLUMNS_MAX = 60
export const IMPORT_CELL_MAX_CHARS = 2000
/** All parts of an XLSX file that are read, and how much one may grow when it is unpacked. */
export const IMPORT_UNZIPPED_MAX_BYTES = 100_000_000
export const IMPORT_UNZIPPED_RATIO_MAX = 150
/** A ZIP with the resumes of a list arrives in pieces, which every store and proxy takes. */
export const IMPORT_ZIP_MAX_BYTES = 209_715_200
export const IMPORT_ZIP_PIECE_BYTES = 4_194_304
export const IMPORT_ZIP_FILES_MAX = 5000
export const IMPORT_ZIP_UNPACKED_MAX_BYTES = 524_288_000
/** Rows that are stored or compared at once, some 20 ms; visitors are answered in between. */
export const IMPORT_PIECE_ROWS = 25
export const IMPORT_UNDO_DAYS = 30
/** A file that nobody imports is removed. */
export const IMPORT_WAITING_DAYS = 7
/** Rows of each kind that the dry run shows. */
export const IMPORT_SHOWN_ROWS = 100
