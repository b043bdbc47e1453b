/** Floats per block of outputs: eight vectors of four, which stay in registers while a layer is summed. */
const BLOCK: u32 = 32;

/**
 * One layer: `outputs` (a multiple of 32) sums of weighted inputs. The weights lie block by block, for each input the
 * 32 of the block. Inputs that are zero, which most are, are left out: `active` has room for the others, 8 bytes each.
 */
export function multiply(
  weights: usize,
  bias: usize,
  input: usize,
  inputs: u32,
  output: usize,
  outputs: u32,
  active: usize,
): void {
  const end = listActive(input, inputs, active);
  const blockBytes = (inputs * BLOCK) << 2;
  for (let done: u32 = 0; done < outputs; done += BLOCK) {
    addBlock(weights, bias, output, active, end);
    weights += blockBytes;
    bias += BLOCK << 2;
    output += BLOCK << 2;
  }
}

/** Lists the non-zero inputs with the offset of their weights within a block; returns the end of the list. */
function listActive(input: usize, inputs: u32, active: usize): usize {
  for (let i: u32 = 0; i < inputs; i += 1) {
    const value = load<f32>(input + (i << 2));
    if (value === 0) continue;
    store<u32>(active, (i * BLOCK) << 2);
    store<f32>(active, value, 4);
    active += 8;
  }
  return active;
}

function addBlock(weights: usize, bias: usize, output: usize, active: usize, end: usize): void {
  let a = v128.load(bias);
  let b = v128.load(bias, 16);
  let c = v128.load(bias, 32);
  let d = v128.load(bias, 48);
  let e = v128.load(bias, 64);
  let f = v128.load(bias, 80);
  let g = v128.load(bias, 96);
  let h = v128.load(bias, 112);
  for (; active < end; active += 8) {
    const row = weights + load<u32>(active);
    const value = v128.load_splat<f32>(active, 4);
    a = f32x4.add(a, f32x4.mul(v128.load(row), value));
    b = f32x4.add(b, f32x4.mul(v128.load(row, 16), value));
    c = f32x4.add(c, f32x4.mul(v128.load(row, 32), value));
    d = f32x4.add(d, f32x4.mul(v128.load(row, 48), value));
    e = f32x4.add(e, f32x4.mul(v128.load(row, 64), value));
    f = f32x4.add(f, f32x4.mul(v128.load(row, 80), value));
    g = f32x4.add(g, f32x4.mul(v128.load(row, 96), value));
    h = f32x4.add(h, f32x4.mul(v128.load(row, 112), value));
  }
  v128.store(output, a);
  v128.store(output, b, 16);
  v128.store(output, c, 32);
  v128.store(output, d, 48);
  v128.store(output, e, 64);
  v128.store(output, f, 80);
  v128.store(output, g, 96);
  v128.store(output, h, 112);
}

/** Layer norm, then ReLU: in doubles and in the order of the plain version, so that both give the same result. */
export function normalise(values: usize, count: u32, scale: usize, shift: usize): void {
  const bytes = count << 2;
  let sum: f64 = 0;
  for (let at: u32 = 0; at < bytes; at += 4) sum += f64(load<f32>(values + at));
  const mean = sum / f64(count);
  let squares: f64 = 0;
  for (let at: u32 = 0; at < bytes; at += 4) {
    const off = f64(load<f32>(values + at)) - mean;
    squares += off * off;
  }
  const factor: f64 = 1 / sqrt(squares / f64(count) + 1e-5);
  for (let at: u32 = 0; at < bytes; at += 4) {
    const off = (f64(load<f32>(values + at)) - mean) * factor;
    const value = off * f64(load<f32>(scale + at)) + f64(load<f32>(shift + at));
    store<f32>(values + at, value > 0 ? f32(value) : 0);
  }
}
