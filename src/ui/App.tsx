export function App() {
  return (
    <main>
      <h1>Fifteen Lakes</h1>
    </main>
  );
}
