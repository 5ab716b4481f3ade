import type { LateFamilyId } from '../../engine/index.ts';
import { absentFamiliesIn } from '../../records/families/joinNamed.ts';
import type { Joining } from '../../store/joining.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { joinWords } from '../../text/families.ts';
import type { FamilyWords } from '../../text/familyWords.ts';
import { type SpeechWish, speechFor } from '../voice/speech.ts';
import { learnWords, type SpokenStore } from '../voice/spoken.ts';
import { joinParts, type LateParts } from './lateParts.ts';

/** All code that the page needs of a late family. */
interface Wing {
  readonly parts: LateParts;
  readonly familyWords: FamilyWords;
  /** Has its rules and records join the others. */
  readonly joinRules: () => void;
}

/** Loads the code of a late family. A further one is one line. */
const wings: Readonly<Record<LateFamilyId, () => Promise<Wing>>> = {
  climbing: async () => (await import('../climbing/wing.ts')).wing,
};

/**
 * Has late families join the page when somebody wants one: their rules, once everything is there
 * that shows and says them. Of tables far away it brings the words.
 */
export function createJoining(settings: SettingsStore, spoken: SpokenStore): Joining {
  const coming = new Map<LateFamilyId, Promise<void>>();
  const join = (family: LateFamilyId): Promise<void> => {
    const known = coming.get(family);
    if (known !== undefined) return known;
    const joined = joinFamily(family, settings.getState(), spoken);
    coming.set(family, joined);
    // What could not be loaded is loaded anew the next time.
    joined.catch(() => coming.delete(family));
    return joined;
  };
  return {
    joinNamed: (text) => {
      const absent = absentFamiliesIn(text);
      return absent.length === 0 ? undefined : Promise.all(absent.map(join));
    },
    learnFar: async () => {
      // What does not load is told here, and so is not wanted.
      await speechFor(settings.getState(), ['far']);
      await learnWords(spoken, 'far');
    },
  };
}

async function joinFamily(
  family: LateFamilyId,
  wish: SpeechWish,
  spoken: SpokenStore,
): Promise<void> {
  // Once these words have been loaded here, the page has them at once.
  const [wing] = await Promise.all([wings[family](), speechFor(wish, [family])]);
  await learnWords(spoken, family);
  joinWords(family, wing.familyWords);
  joinParts(family, wing.parts);
  wing.joinRules();
}
