import { joinWords } from '../rules.ts';

export const loadBots = async () => (await import('../../bots/climbing/bots.ts')).climbingBots;

export const loadOddsReckoning = async () =>
  (await import('../../bots/climbing/search/playOnOdds.ts')).reckonPlayOnOdds;

export const loadReckoning = async () =>
  (await import('../../review/climbing/reckoning.ts')).reckoning;

export const loadCommands = async () =>
  (await import('../../headless/climbing/commands.ts')).climbingCommands;

export const loadTrainer = async () =>
  (await import('../../headless/climbing/trainer.ts')).climbingTrainer;

export const loadEffort = async () => {
  const { climbingWords } = await import('../../text/climbing/climbingWords.ts');
  joinWords('climbing', climbingWords);
  return (await import('../../ui/climbing/learn/climbingEffort.ts')).climbingEffort;
};

export const loadSpoken = async () =>
  (await import('../../text/climbing/gameWords.ts')).spokenInClimbing;

export const tastes = { 'sap-ng-wu': { least: 1, plain: 2.5 } };
