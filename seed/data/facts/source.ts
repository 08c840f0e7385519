import type { Source } from './type'

/** A document that facts quote: secondary unless it is a law or an official page. */
export const source = (
  title: string,
  publisher: string,
  link: string,
  year: number,
  confidence: Source['confidence'] = 'secondary',
): Source => ({ title, publisher, link, year, confidence })
