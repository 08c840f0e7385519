/** The bar on top of every page until the site is launched. */
export default {
  preview: 'Preview',
  previewText: 'This site is not open yet. Names, jobs and numbers can be samples.',
  trial: 'Trial',
  trialText: 'This site is tried out. Names, jobs and numbers can be samples.',
} as const
