import type { Plugin } from 'vite'

/** Needed by every page of the dashboard, and by no island. */
export const FRAME = [
  'react-router/',
  'app/root\\.tsx',
  'app/document/(?:document-context\\.ts|inline\\.tsx)',
  'messages/generated/messages/\\w+_nav\\.js',
  'app/member/(?:shell|overview)/(?!confirm-log-out|call-status|loaded|your-week/|followed/|ways-to-talk|told-head|sentence-words|all-results|erase-result|result-table|trend)',
  'app/quick-exit/(?:exit-status|exit-address)',
  'messages/generated/messages/quick_exit',
  'app/member/day/day-words',
  'app/member/check-in/pending-check-in\\.ts',
  'app/member/offline/(?:or-cached-view|stale-since)',
  'messages/generated/messages/offline_(?:as_of|mood_(?:pending|refused)_note|mood_see)',
  'app/member/session/(?:call-as|use-)',
  'app/shell/(?:crisis-dialog|crisis-line|wordmark|unexpected|trouble|breadcrumbs)',
  'ui/src/breadcrumb/',
  'messages/generated/messages/(?:dashboard|error)_(?!failed_title|loading|unanswered)',
  'messages/generated/messages/overview_(?:anxiety|assessments|depression|failed|heading|lead|none|none_text|of|reading|same|lower|higher|lower_one|higher_one|again_from|again_now|help_row|start|start_\\w+|stress|title)\\.',
  'domain/src/assessment/(?:look-again|change-between)',
  // In a file of its own it would lie in the overview's, which other pages would then wait for.
  'domain/src/day/(?:add-days|last-seven-days)',
  'app/member/day/use-time-zone',
]

/** Needed by the dashboard and by nearly every island. None may import the frame, or a login would fetch it. */
export const PARTS = [
  'node_modules/react/',
  'ui/src/(?:button|icon|icon-button|dialog|call-list)/',
  'app/addresses\\.ts',
  'app/api/(?:call-api|one-tab)',
  'app/quick-exit/leaving',
  'app/toasts/show-toast\\.ts',
  'app/browser-storage/(?:clear-stored-session|web-storage)',
  'app/islands/allow-translation',
  'domain/src/typed-digits/fold-digits',
  '(?:domain/src/day/(?:local-day|find-time-zone)|app/member/day/time-zone)',
  '@oxc-project.runtime',
  'app/member/session/(?:session|return-to|clear-session|renew-token)\\.ts',
  'app/(?:content/telephone|shell/first-calls)\\.ts',
  'messages/generated/messages/(?:shell_(?!nav_pages|share)|nav_home|dialog_)',
  // Without what only the crisis page says.
  'messages/generated/messages/crisis_(?:call|danger|dialog|emergency|help|more|talk)',
  'messages/generated/runtime',
]

/** Always loaded together: one name each in the manifest, where a page with a form would name eight. */
const KIT = ['app/call/(?!error-text)', 'messages/generated/messages/desk_(?:waiting|keep)\\.']
const ERROR_TEXT = ['app/call/error-text', 'messages/generated/messages/form_unanswered\\.']
const CONSENT = [
  'app/member/consent/(?:consent-dialog|consent-boxes|give-consent)',
  'messages/generated/messages/(?:consent_(?:adult\\w*|not_loaded)|welcome_saving)\\.',
]
/** Words that two or more pages share, 40 bytes each. */
const WORDS = [
  'messages/generated/messages/(?:(?:audio|video)_(?:empty\\w*|title)|plan_title|dashboard_(?:loading|unanswered))\\.',
]

// Sheets belong to `route-sheets.ts`.
const group = (name: string, paths: readonly string[]) => ({
  name,
  test: new RegExp(`^(?!.*\\.css).*(?:${paths.join('|')})`),
})

/**
 * Puts the code of the dashboard's frame into one chunk, and what it shares with the islands into another: two files
 * instead of forty compress better, by 11 kB (P2). What the login shares with the dashboard is in the second, so a
 * login does not fetch the router.
 *
 * Ends when Rolldown merges small chunks that are always loaded together.
 */
export function dashboardChunks(): Plugin {
  return {
    name: 'dashboard-chunks',
    enforce: 'post',
    configEnvironment(name) {
      if (name !== 'client') return
      return {
        build: {
          rolldownOptions: {
            // Otherwise a chunk could not take in part of an entry.
            preserveEntrySignatures: 'allow-extension',
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  group('frame', FRAME),
                  group('parts', PARTS),
                  group('kit', KIT),
                  group('error-text', ERROR_TEXT),
                  group('consent', CONSENT),
                  group('words', WORDS),
                ],
              },
            },
          },
        },
      }
    },
  }
}
