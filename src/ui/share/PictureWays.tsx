import { Button } from '../button/Button.tsx';
import { saveFile } from '../files/deliver.ts';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import { copyPicture } from './handOn.ts';
import { SendButton } from './SendButton.tsx';
import styles from './ShareDialog.module.css';
import type { Drawn } from './useDrawn.ts';

interface PictureWaysProps extends Drawn {
  /** What the picture says, for those who do not see it. */
  readonly alt: string;
  readonly fileStem: string;
  readonly onTold: (words: string) => void;
}

export function PictureWays({ drawn, isOutdated, alt, fileStem, onTold }: PictureWaysProps) {
  const say = useSay();
  const file = say('share.picture.fileName', { name: fileStem });
  const copy = async (png: Blob): Promise<void> => {
    const isCopied = await copyPicture(png);
    onTold(say(isCopied ? 'share.picture.copied' : 'share.picture.notCopied'));
  };
  const save = (png: Blob): void => {
    saveFile(file, png);
    onTold(say('records.saved', { file }));
  };
  const png = typeof drawn === 'object' ? drawn.png : undefined;
  const sent = { files: [new File(png === undefined ? [] : [png], file, { type: 'image/png' })] };
  return (
    <>
      <div
        className={`${looks.centre} ${looks.box} ${styles.picture}`}
        aria-busy={isOutdated && drawn !== 'failed'}
      >
        {typeof drawn === 'object' ? (
          <img src={drawn.address} alt={alt} />
        ) : (
          <p>{say(`share.picture.${drawn}`)}</p>
        )}
      </div>
      {/* There before the picture is: a row that came with it would move the button under a finger. */}
      {drawn !== 'failed' && (
        <div className={looks.row}>
          <Button disabled={png === undefined} onClick={() => png && void copy(png)}>
            {say('share.picture.copy')}
          </Button>
          <Button disabled={png === undefined} onClick={() => png && save(png)}>
            {say('share.picture.save')}
          </Button>
          <SendButton
            disabled={png === undefined}
            what={sent}
            words={say('share.picture.send')}
            onTold={onTold}
          />
        </div>
      )}
    </>
  );
}
