import { monitorEventLoopDelay } from "node:perf_hooks";
import process from "node:process";
import type { Registry } from "./metric-registry.ts";

/** Milliseconds between two looks at the clock; what comes later than that is the delay. */
const resolution = 20;

/**
 * The process itself, under the names that dashboards know
 * (https://prometheus.io/docs/instrumenting/writing_clientlibs/#process-metrics).
 */
export function addProcessMetrics(registry: Registry) {
  const cpu = registry.counter("process_cpu_seconds_total", "Processor time, seconds.")();
  const resident = registry.gauge("process_resident_memory_bytes", "Memory in use.")();
  const heap = registry.gauge("nodejs_heap_size_used_bytes", "JavaScript heap in use.")();
  const external = registry.gauge("nodejs_external_memory_bytes", "Memory outside the heap.")();
  const delays = registry.gauge(
    "nodejs_eventloop_delay_seconds",
    "How late the event loop was since the last look.",
  );
  const started = registry.gauge(
    "process_start_time_seconds",
    "When the process began, seconds since 1970.",
  )();
  started.value = Math.round(performance.timeOrigin) / 1000;

  const loop = monitorEventLoopDelay({ resolution });
  loop.enable();
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000) || 0;

  return {
    update(): void {
      const { user, system } = process.cpuUsage();
      cpu.value = (user + system) / 1e6;
      const memory = process.memoryUsage();
      resident.value = memory.rss;
      heap.value = memory.heapUsed;
      external.value = memory.external;
      for (const percentile of [50, 99, 100])
        delays({ percentile: String(percentile) }).value = late(loop.percentile(percentile));
      loop.reset();
    },
    stop: () => void loop.disable(),
  };
}
