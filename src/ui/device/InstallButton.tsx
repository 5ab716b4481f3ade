import { useStore } from 'zustand';
import type { InstallStore } from '../../store/offline/install.ts';
import { Button } from '../button/Button.tsx';
import { useSay } from '../voice/voice.tsx';

/** Puts the app among the others of the device; nothing where the browser does not offer that. */
export function InstallButton({ install }: { readonly install: InstallStore }) {
  const say = useSay();
  const ask = useStore(install);
  if (ask === null) return null;
  return (
    <Button
      onClick={({ currentTarget }) => {
        // It is gone once it has asked, and the focus stays beside it.
        const { previousElementSibling: neighbour } = currentTarget;
        if (neighbour instanceof HTMLElement) neighbour.focus();
        void ask();
      }}
    >
      {say('device.install')}
    </Button>
  );
}
