/** What is said about a sample job, on its page and above its form. */
export default {
  title: 'This job is a sample',
  text: 'It shows how a job looks here. The employer and the pay are invented, and nobody is being hired. You may try the form; your entry is marked “Sample” and counted nowhere.',
} as const
