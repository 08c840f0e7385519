import type { ZipLimits } from '@/lib/server/files/unzip'

/** The part of a .docx with its text. */
export const DOCX_DOCUMENT = 'word/document.xml'

/** What a .docx may hold, for whoever opens one. */
export const DOCX_LIMITS: ZipLimits = { entries: 2000, bytes: 52_428_800 }
