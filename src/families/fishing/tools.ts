export const loadBots = async () => (await import('../../bots/fishing/bots.ts')).bots;

/** No seat may end a round. */
export const loadOddsReckoning = async () => null;

export const loadReckoning = async () =>
  (await import('../../review/fishing/reckoning.ts')).reckoning;

export const loadCommands = async () =>
  (await import('../../headless/fishing/commands.ts')).fishingCommands;

export const loadTrainer = async () =>
  (await import('../../headless/fishing/trainer.ts')).fishingTrainer;

export const loadEffort = async () =>
  (await import('../../ui/fishing/learn/lessonEffort.ts')).lessonEffort;

export const loadSpoken = async () =>
  (await import('../../text/fishing/gameWords.ts')).spokenInFishing;

export const tastes = {
  'tiu-u': { least: 5, plain: 25 },
  'shi-wu-hu': { least: 15, plain: 75 },
};
