// An oxlint plugin: refuses words of a private language in identifiers and comments, and names the field's word instead.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Refused in identifiers and comments, with what to write instead. A phrase is words in a row: `bring up` is `bringUp` too. */
const WORDS = {
  lend: 'provide',
  lends: 'provides',
  lender: 'provider',
  lenders: 'providers',
  lending: 'providing',
  lent: 'provided',
  breathe: 'yieldToMain',
  patiently: 'withRetry',
  'bring up': 'start',
  'make way for': 'reset',
  'keep house': 'cleanupExpired',
  'music room': 'trackWorkerPool',
  'picture studio': 'imageWorkerPool',
  'tight place': 'compact',
  'screens first': 'loadPriority',
  'ask anew': 'request again',
  'bring out': 'publish',
  'busy life': 'fullAccount',
  'disk room': 'freeDiskSpace',
  'hold still': 'stopMedia',
  'let days pass': 'ageSales',
  'let week pass': 'ageSales',
  'notes down': 'records',
  'outlive readers': 'ignoreClosedOutput',
  'sit down': 'openForm',
  'takes down how': 'stores the state of',
  'tell shop': 'providerEvents',
  'work off': 'process',
  whoever: 'the person, caller or function that is meant',
};

/** Refused in comments of apps and libs; other folders still use them. */
const COMMENTS_OF_APPS_AND_LIBS = {
  somebody: 'the user, the visitor, or who is meant',
  everybody: 'all users',
  told: 'called with, announced, or reported',
  anew: 'again',
  obeys: 'follows',
  mended: 'fixed',
  'says of': 'what the text or file contains',
  'tells of': 'reports',
  'hears of': 'receives, or is called with',
  'lets go': 'deletes, or releases',
};

/** Refused in identifiers alone: in a sentence they can be plain English. */
const NAMES = {
  seat: 'the channel, place or slot that is meant',
  succession: 'next, or queue',
  'in turn': 'sequentially',
  obey: 'apply, or follow',
  'first view end': 'removePrerenderedHtml',
  'visitor caps': 'visitorLimits',
  gremlin: 'faultyRemote',
  plants: 'mutations',
  rivals: 'otherPayments',
  sow: 'applyMutation',
  'held answers': 'responseBudget',
  'hide chance': 'maskDynamicText',
  'hold back': 'replaceNewerRemotes',
  'lost answers': 'loseResponses',
  'open cap': 'concurrencyLimit',
  'pack page': 'compressPage',
  'require fit': 'requireSameTables',
  'settle owner': 'settlePaidObject',
  'stand in': 'replace',
  'until drawn': 'waitForRender',
  'until live': 'waitForApp',
  'until quiet': 'waitForIdle',
  'until row': 'waitForRow',
  'without chance': 'maskDynamicText',
};

/** Names of released contracts, which cannot change. */
const RELEASED = ['makeWayFor'];

const words = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[_$]+/g, ' ')
    .toLowerCase();

const finderOf = (list) => {
  const expression = new RegExp(`\\b(${Object.keys(list).join('|')})\\b`, 'i');
  return (text) => {
    const found = expression.exec(text)?.[1]?.toLowerCase().replaceAll(/\s+/g, ' ');
    return found === undefined ? null : { found, instead: list[found] };
  };
};
const inComment = finderOf(WORDS);
const inCommentOfAppsAndLibs = finderOf({ ...WORDS, ...COMMENTS_OF_APPS_AND_LIBS });
const inName = finderOf({ ...WORDS, ...NAMES });

/** The private word in an identifier such as `useLender`. @returns null when there is none */
export const privateWordOfName = (name) => (RELEASED.includes(name) ? null : inName(words(name)));

/**
 * The private word in a comment. Quoted code is not judged.
 * @param file path of its file, from the root of the repository
 * @returns null when there is none
 */
export function privateWordOfComment(text, file = '') {
  const find = /^(apps|libs)\//.test(file) ? inCommentOfAppsAndLibs : inComment;
  return find(text.replaceAll(/`[^`]*`/g, ' ').replaceAll(/\s+(\*\s)?/g, ' '));
}

const rule = {
  create(context) {
    const seen = new Set();
    const file = path.relative(ROOT, context.filename).replaceAll(path.sep, '/');
    const judge = (node, name) => {
      if (seen.has(name)) return;
      seen.add(name);
      const word = privateWordOfName(name);
      if (word) context.report({ node, message: messageOf(word, `the name ${name}`) });
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const word = privateWordOfComment(comment.value, file);
          if (word) context.report({ node: comment, message: messageOf(word, 'a comment') });
        }
      },
      Identifier: (node) => judge(node, node.name),
      JSXIdentifier: (node) => judge(node, node.name),
    };
  },
};

const messageOf = ({ found, instead }, where) => `"${found}" in ${where} is private language. Write: ${instead}.`;

export default { meta: { name: 'fairtone' }, rules: { 'private-words': rule } };
