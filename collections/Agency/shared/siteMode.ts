/** What a site is before and after its launch (docs/product.md §14). */
export type SiteMode = 'preview' | 'trial' | 'launched'
