import { useMoneyBackend } from './property/moneyBackend';
import { testSequences } from './property/testSequences';

useMoneyBackend();
// sequences.full.db.test.ts tests many more.
testSequences(5);
