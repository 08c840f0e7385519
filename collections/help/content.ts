/** Help for the fields of texts and of the home page, by path. */
export const CONTENT_HELP: Record<string, string> = {}

for (const list of ['pages', 'news-articles']) {
  Object.assign(CONTENT_HELP, {
    [`${list}.title`]: 'The heading of the page, and its name in menus and search results.',
    [`${list}.layout`]:
      'The page from top to bottom, part by part. Drag a part by its dots to move it.',
    [`${list}.sources.text`]:
      'Title, publisher and year; a link is written [like this](https://…).',
    [`${list}.kind`]: 'Decides where the page is listed and how it looks.',
    [`${list}.last_reviewed`]: 'When somebody last read it with care. Readers see this date.',
    [`${list}.industries`]: 'Shows the open jobs of these industries.',
  })
}

Object.assign(CONTENT_HELP, {
  'translations.english':
    'Word for word as on the page, with its marks: it decides where the translation is shown.',
  'translations.text':
    'Figures, {{placeholders}}, addresses of links and the number of ** stay as in the English text.',
  'translations.language': 'The language of the translation.',
  'translations.state':
    'Reviewed: somebody who speaks the language has read it and takes it for right.',
  'translations.page': 'Where it is read, for you to find it. It decides nothing.',
  'translations.reviewed_by': 'Who confirmed it. Noted by itself.',
  'translations.reviewed_at': 'When. Noted by itself.',
})

Object.assign(CONTENT_HELP, {
  'redirects.from': 'The old address on this site, such as /old-page.',
  'redirects.to.type': 'A page of the list below, or an address that you type.',
  'redirects.to.reference': 'Visitors of the old address come here, even when its address changes.',
  'redirects.to.url': 'An address on this site, such as /visa.',
  'home-page.title': 'The large heading at the top of the home page.',
  'home-page.lead': 'One or two sentences below the heading.',
  'home-page.blocks': 'Up to three short texts with a link, below the search.',
  'home-page.blocks.title': 'A few words.',
  'home-page.blocks.text': 'Two or three short sentences.',
  'home-page.blocks.link_label': 'Say where the link leads, such as: See all services',
  'home-page.tiles': 'The industries in the order of the home page.',
  'home-page.tiles.industry': 'A press on the tile opens the jobs of this industry.',
  'home-page.tiles.count': 'A fixed text, such as 100+. It must be true.',
  'home-page.tiles.live': 'The number then follows the jobs by itself.',
  'home-page.services': 'What the agency does, each with a link to its page.',
  'home-page.services.title': 'The name of the service.',
  'home-page.services.text': 'One short sentence.',
  'home-page.blurb_title': 'The heading of the text about the agency.',
  'home-page.blurb': 'Who the agency is, in one paragraph.',
  'home-page.clients': 'The logos of clients who agreed to be shown, in this order.',
  'home-page.clients.name': 'Read aloud to people who cannot see the logo.',
  'home-page.popup_on': 'Visitors see it once, on their first page.',
  'home-page.update_title': 'The heading of the first text in the popup.',
  'home-page.update_text': 'What is new, such as a holiday or a new name. Empty lines are kept.',
  'home-page.fraud_title': 'The heading of the warning in the popup.',
  'home-page.fraud_text': 'How candidates recognise a false offer, and whom to call.',
})

/** Help for the fields of the parts that make up a page, by block. */
export const BLOCK_HELP: Record<string, string> = {
  'part:text.body': 'Headings, paragraphs, lists and links. {{fact:KEY}} quotes a fact.',
  'part:steps.steps': 'The steps in their order. They are numbered by themselves.',
  'part:steps.steps.title': 'What to do, in a few words.',
  'part:factsTable.head': 'The heads of the columns, from left to right.',
  'part:factsTable.head.text': 'One or two words. A corner may be empty.',
  'part:factsTable.rows': 'The rows, with as many cells as there are columns.',
  'part:factsTable.rows.cells': 'The cells of this row, from left to right.',
  'part:factsTable.rows.cells.text': 'Short words or a figure. {{fact:KEY}} quotes a fact.',
  'part:callout.kind': 'A warning is for what costs money, papers or safety.',
  'part:callout.title': 'The message in a few words.',
  'part:links.title': 'What the links have in common.',
  'part:links.links': 'The links in their order.',
  'part:links.links.label': 'The name of the page or office that it leads to.',
  'part:links.links.href': 'An address such as /visa, https://…, tel:… or mailto:…',
  'part:jobs.country': 'Only jobs in this country. Empty: in all countries.',
  'part:jobs.industry': 'Only jobs of this industry. Empty: of all industries.',
  'part:jobs.count': 'How many jobs are shown, from 1 to 12.',
  'part:download.label': 'What it is, such as: Checklist of documents',
  'part:download.href': 'The page that is downloaded, such as /document-checklist.',
  'part:qa.items': 'Questions that readers really ask, the commonest first.',
  'part:qa.items.question': 'In the words of a reader.',
}
