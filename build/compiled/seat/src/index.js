export { commandWords, typedWords } from './acts/words.js';
export { ChancesStopped, Foresight } from './chances/foresight.js';
export { diff, patch } from './patch.js';
export { Play } from './play/play.js';
export { quoteNames } from './reading/typed.js';
//# sourceMappingURL=index.js.map