// Descriptions of the pages of content/, for search engines and shared links.

export const contentPages = {
  about:
    'Who picks up your laundry, what we believe about clothes, and what happens when something goes wrong.',
  privacy:
    'What we keep about you, why and how long, who else sees it, and how to see, correct or erase it.',
  terms:
    'Orders, prices, delivery, lost or damaged pieces, the Laundry Club and complaints, in plain words.',
}

export const contentPage = {
  contents: 'On this page',
}
