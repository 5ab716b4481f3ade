import type { LateFamilyId } from '../engine/index.ts';
import type { Joining } from '../store/joining.ts';
import type { SettingsStore } from '../store/settings.ts';
import { type SpeechWish, speechFor } from '../ui/voice/speech.ts';
import { learnWords, type SpokenStore } from '../ui/voice/spoken.ts';
import { absentFamiliesIn } from './joinNamed.ts';
import { joinParts } from './lateParts.ts';
import { loadWing } from './match.ts';
import { joinFamily, joinWords } from './rules.ts';

/**
 * Has late families join the page when somebody wants one: their rules, once everything is there
 * that shows and says them. Of tables far away it brings the words.
 */
export function createJoining(settings: SettingsStore, spoken: SpokenStore): Joining {
  const coming = new Map<LateFamilyId, Promise<void>>();
  const join = (family: LateFamilyId): Promise<void> => {
    const joined = coming.get(family) ?? joinPage(family, settings.getState(), spoken);
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

async function joinPage(
  family: LateFamilyId,
  wish: SpeechWish,
  spoken: SpokenStore,
): Promise<void> {
  // Once these words have been loaded here, the page has them at once.
  const [wing] = await Promise.all([loadWing[family](), speechFor(wish, [family])]);
  await learnWords(spoken, family);
  joinWords(family, wing.words);
  joinParts(family, wing.parts);
  joinFamily(wing);
}
