import type { Plugin } from 'vite'

/** What every page of the dashboard needs and no island does. */
const FRAME = [
  'react-router/',
  'app/root\\.tsx',
  'app/document/document-context\\.ts',
  'messages/generated/messages/\\w+_nav\\.js',
  'app/member/(?:shell|overview)/(?!listen-for-shifts|three-shifts|confirm-log-out|call-status|below-scores/)',
  'app/member/day/day-words',
  'app/member/check-in/pending\\.ts',
  'app/member/offline/(?:or-cached-view|stale-since)',
  'messages/generated/messages/offline_(?:as_of|mood_(?:pending|refused)_note|mood_see)',
  'app/member/session/(?:call-as|use-)',
  'app/shell/(?:crisis-dialog|crisis-line|wordmark|unexpected|trouble|breadcrumbs)',
  'ui/src/breadcrumb/',
  'messages/generated/messages/(?:dashboard|overview|error)_(?!kept|questions_title|session_over)',
  'domain/src/assessment/look-again',
]

/** What nearly every island and the dashboard need. Nothing of it may import the frame, or a login would bring it. */
const PARTS = [
  'node_modules/react/',
  'ui/src/(?:button|icon|icon-button|dialog|call-list)/',
  'app/addresses\\.ts',
  'app/api/(?:call-api|one-tab)',
  'app/toasts/show-toast\\.ts',
  'app/member/session/(?:session|return-to|forget-session|renew-token)\\.ts',
  'app/(?:content/telephone|shell/first-calls)\\.ts',
  'messages/generated/messages/(?:shell_(?!nav_pages|share)|nav_home|dialog_)',
  // What the crisis page alone says is not among them.
  'messages/generated/messages/crisis_(?:call|danger|dialog|emergency|help|more|talk)',
  'messages/generated/runtime',
]

// The styles stay with their pages.
const group = (name: string, paths: readonly string[]) => ({
  name,
  test: new RegExp(`^(?!.*\\.css).*(?:${paths.join('|')})`),
})

/**
 * Puts the code of the dashboard's frame into one file, and what it shares with the islands into another: two pack
 * better than forty (P2). What the login shares with the dashboard is among the parts, so that it does not bring the
 * router.
 */
export function oneFrame(): Plugin {
  return {
    name: 'one-frame',
    enforce: 'post',
    configEnvironment(name) {
      if (name !== 'client') return
      return {
        build: {
          rolldownOptions: {
            // Without it a file could not take in a part of an entry.
            preserveEntrySignatures: 'allow-extension',
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [group('frame', FRAME), group('parts', PARTS)],
              },
            },
          },
        },
      }
    },
  }
}
