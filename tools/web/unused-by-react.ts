/**
 * What React looks for in a browser and no page of ours needs: its developer tools, and the browser's sign that a page
 * is loading. A build leaves out what would be done with them.
 */
export const UNUSED_BY_REACT = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  navigation: 'undefined',
} as const
